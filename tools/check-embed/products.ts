/** Pages as WordPress and Webflow serve them once their authors have added what docs/embed.md says: wrappers, styles and scripts. */

/** Tags of the plugin. */
export type Plugin = { src: string; element: string };

/** Rules of their style sheets that reach what authors add. */
const WORDPRESS_STYLE = `
:where(.is-layout-flex){gap:.5em}
:where(.wp-site-blocks)>*{margin-block-start:24px;margin-block-end:0}
body .is-layout-constrained>:where(:not(.alignleft):not(.alignright):not(.alignfull)){max-width:620px;margin-left:auto!important;margin-right:auto!important}
.entry-content ul{list-style:square;padding-left:40px}
.entry-content a{color:#c00;text-decoration:underline}
input,select,button{font:inherit;border-radius:0}`;
const WEBFLOW_STYLE = `
*{-webkit-box-sizing:border-box;-moz-box-sizing:border-box;box-sizing:border-box}
body{margin:0;min-height:100%;background-color:#fff;font-family:Arial,sans-serif;font-size:14px;line-height:20px;color:#333}
ul,ol{margin-top:0;margin-bottom:10px;padding-left:40px}
h1{font-size:38px;line-height:44px;margin:20px 0 10px}
.w-container{max-width:940px;margin-left:auto;margin-right:auto}
.w-embed:before,.w-embed:after{content:" ";display:table;grid-column:1/2}
.w-embed:after{clear:both}`;

type Document = { attributes?: string; head: string; body: string };

function documentOf({ attributes = '', head, body }: Document): string {
  return `<!DOCTYPE html><html lang="en-US"${attributes}><head><meta charset="UTF-8"><title>Careers</title>
    <meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,">${head}</head>${body}</html>`;
}

function wordpress(content: string, footer: string): string {
  return documentOf({
    head: `<meta name="generator" content="WordPress 6.8"><style id="wp-block-library-inline-css">${WORDPRESS_STYLE}</style>`,
    body: `<body class="wp-singular page-template-default page wp-embed-responsive wp-theme-twentytwentyfive">
      <div class="wp-site-blocks"><main class="wp-block-group"><h1 class="wp-block-post-title">Careers</h1>
      <div class="entry-content wp-block-post-content has-global-padding is-layout-constrained">${content}</div></main></div>
      ${footer}</body>`,
  });
}

function webflow(content: string, footer = ''): string {
  return documentOf({
    attributes: ' data-wf-page="0" data-wf-site="0"',
    head: `<meta content="Webflow" name="generator"><style>${WEBFLOW_STYLE}</style>
      <script>!function(o,c){var n=c.documentElement,t=" w-mod-";n.className+=t+"js"}(window,document);</script>`,
    body: `<body><main class="section"><div class="w-container"><h1 class="heading">Careers</h1>${content}</div></main>${footer}</body>`,
  });
}

/** By path. */
export function productPages({ src, element }: Plugin): Record<string, string> {
  const script = `<script src="${src}" async></script>`;
  return {
    // A block "Custom HTML" is printed as it is.
    '/wordpress-block': wordpress(`<p>Work with us.</p>\n${element}\n${script}`, ''),
    // The shortcode stands in the content, and the script is printed by the queue of the footer.
    '/wordpress-shortcode': wordpress(
      element,
      `<script src="${src}" id="recruiting-jobs-js" async data-wp-strategy="async"></script>`,
    ),
    '/webflow-embed': webflow(`<div class="html-embed w-embed w-script">${element}${script}</div>`),
    '/webflow-footer': webflow(`<div class="html-embed w-embed">${element}</div>`, script),
  };
}
