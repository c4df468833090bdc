/** The style of emails: what programs that read mail know of CSS. */
import type { BrandTones } from '#lib/brand-tones.ts';

export function style({ band, onBand, onLight }: BrandTones): string {
  return [
    ':root{color-scheme:light dark;supported-color-schemes:light dark}',
    'body{margin:0;padding:0;background:#f3f2ef;-webkit-text-size-adjust:100%}',
    '.pre{display:none;max-height:0;overflow:hidden;mso-hide:all}',
    '.page{background:#f3f2ef}.gap{padding:24px 12px}',
    `.card{width:100%;max-width:600px;background:#fff;border-top:4px solid ${band};border-radius:8px;text-align:start}`,
    '.card,.card td{font-family:system-ui,-apple-system,"Segoe UI",Roboto,Arial,sans-serif;font-size:16px;line-height:1.55;color:#22252b;overflow-wrap:anywhere}',
    '.head{padding:20px 32px 0}.head .logo{padding-inline-end:12px}.mark{display:block;height:40px;width:auto;max-width:160px;background:#fff;border-radius:6px}',
    '.head .name{font-family:Charter,Georgia,"Noto Serif",serif;font-size:18px;line-height:1.3;font-weight:600}',
    '.body{padding:16px 32px 24px}.body p,.body ul,.body ol{margin:0 0 16px}.body h1{margin:0 0 16px;font-size:20px;line-height:1.3}.body img{max-width:100%;height:auto}',
    `.card a{color:${onLight}}.card a.button{display:inline-block;padding:11px 22px;background:${band};border:1px solid ${band};border-radius:6px;color:${onBand};font-weight:600;text-decoration:none}`,
    '.foot{padding:16px 32px 20px;border-top:1px solid #dedfe2}.card .foot{font-size:13px;color:#565b66}.foot p{margin:0 0 10px}',
    '@media (max-width:480px){.gap{padding:0}.card{border-radius:0}.head{padding:16px 20px 0}.body{padding:14px 20px 20px}.foot{padding:14px 20px 20px}.card a.button{display:block;text-align:center}}',
  ].join('');
}

export function darkStyle({ onDark }: BrandTones): string {
  return [
    '@media (prefers-color-scheme:dark){body,.page{background:#15171b!important}.card{background:#1f2227!important}',
    `.card,.card td{color:#ececee!important}.card .foot{color:#a9adb6!important;border-color:#363a42!important}.card a{color:${onDark}!important}`,
    `.card a.button{background:${onDark}!important;border-color:${onDark}!important;color:#15171b!important}}`,
  ].join('');
}
