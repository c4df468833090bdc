/** What Word writes and the library of Word documents does not: text boxes and content controls, as XML. */
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { escape } from '../html/page.ts';

const DOCUMENT = 'word/document.xml';
const namespaces: Readonly<Record<string, string>> = {
  mc: 'http://schemas.openxmlformats.org/markup-compatibility/2006',
  wp: 'http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing',
  wps: 'http://schemas.microsoft.com/office/word/2010/wordprocessingShape',
  v: 'urn:schemas-microsoft-com:vml',
  o: 'urn:schemas-microsoft-com:office:office',
};

/** The document with its main part changed. */
export function changed(docx: Uint8Array, change: (xml: string) => string): Uint8Array {
  const files = unzipSync(docx);
  const part = files[DOCUMENT];
  if (!part) throw new TypeError('The document has no main part.');
  const xml = change(strFromU8(part)).replace(/<w:document [^>]*>/u, (root) => {
    const missing = Object.entries(namespaces).filter(
      ([prefix]) => !root.includes(`xmlns:${prefix}=`),
    );
    return `${root.slice(0, -1)}${missing.map(([prefix, uri]) => ` xmlns:${prefix}="${uri}"`).join('')}>`;
  });
  return zipSync({ ...files, [DOCUMENT]: strToU8(xml) });
}

type Style = { bold?: boolean; size?: number; color?: string };

/** A paragraph of one run; `size` in half points. */
export function paragraphXml(text: string, { bold, size, color }: Style = {}): string {
  const properties = `${bold ? '<w:b/>' : ''}${color ? `<w:color w:val="${color}"/>` : ''}${size ? `<w:sz w:val="${size}"/>` : ''}`;
  return `<w:p><w:pPr><w:spacing w:after="40"/></w:pPr><w:r><w:rPr>${properties}</w:rPr><w:t xml:space="preserve">${escape(text)}</w:t></w:r></w:p>`;
}

const EMU_PER_MM = 36_000;
const POINTS_PER_MM = 72 / 25.4;

/** Millimetres on the page. */
export type Box = {
  id: number;
  x: number;
  y: number;
  width: number;
  height: number;
  fill?: string;
};

/** Word writes a text box twice: as a shape, and as VML for older programs. */
export function textBoxXml({ id, x, y, width, height, fill }: Box, paragraphs: string): string {
  const emu = (mm: number) => Math.round(mm * EMU_PER_MM);
  const points = (mm: number) => (mm * POINTS_PER_MM).toFixed(1);
  const size = `cx="${emu(width)}" cy="${emu(height)}"`;
  const content = `<w:txbxContent>${paragraphs}</w:txbxContent>`;
  const colour = fill ? `<a:solidFill><a:srgbClr val="${fill}"/></a:solidFill>` : '<a:noFill/>';
  const shape = `<wps:wsp><wps:cNvSpPr txBox="1"/><wps:spPr><a:xfrm><a:off x="0" y="0"/><a:ext ${size}/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom>${colour}</wps:spPr><wps:txbx>${content}</wps:txbx><wps:bodyPr wrap="square"/></wps:wsp>`;
  const drawing = `<w:drawing><wp:anchor distT="0" distB="0" distL="114300" distR="114300" simplePos="0" relativeHeight="${251_658_240 + id}" behindDoc="0" locked="0" layoutInCell="1" allowOverlap="1"><wp:simplePos x="0" y="0"/><wp:positionH relativeFrom="page"><wp:posOffset>${emu(x)}</wp:posOffset></wp:positionH><wp:positionV relativeFrom="page"><wp:posOffset>${emu(y)}</wp:posOffset></wp:positionV><wp:extent ${size}/><wp:effectExtent l="0" t="0" r="0" b="0"/><wp:wrapNone/><wp:docPr id="${id}" name="Text Box ${id}"/><wp:cNvGraphicFramePr/><a:graphic xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"><a:graphicData uri="${namespaces['wps']}">${shape}</a:graphicData></a:graphic></wp:anchor></w:drawing>`;
  const style = `position:absolute;margin-left:${points(x)}pt;margin-top:${points(y)}pt;width:${points(width)}pt;height:${points(height)}pt;mso-position-horizontal-relative:page;mso-position-vertical-relative:page`;
  const vml = `<w:pict><v:shape id="_x0000_s${1024 + id}" style="${style}" stroked="f"${fill ? ` fillcolor="#${fill}"` : ' filled="f"'}><v:textbox>${content}</v:textbox></v:shape></w:pict>`;
  return `<w:p><w:r><mc:AlternateContent><mc:Choice Requires="wps">${drawing}</mc:Choice><mc:Fallback>${vml}</mc:Fallback></mc:AlternateContent></w:r></w:p>`;
}

/** A content control around whole paragraphs, as Word's own templates have it. */
export function controlXml(id: number, title: string, paragraphs: string): string {
  return `<w:sdt><w:sdtPr><w:alias w:val="${escape(title)}"/><w:tag w:val="${escape(title)}"/><w:id w:val="${id}"/></w:sdtPr><w:sdtContent>${paragraphs}</w:sdtContent></w:sdt>`;
}
