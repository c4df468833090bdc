/**
 * The text of an email as HTML of the page. Not in a frame: it takes the height that it needs and the colors of the page, and a press
 * beside a frame of another process can be lost. What is stored is clean; it is cleaned again because here no frame holds it.
 */
import { raw } from 'hono/html';
import { cleanHtml } from '#lib/clean-html.ts';

export function MailText({ body }: { body: string }) {
  return (
    <div class="mail" dir="auto">
      {raw(cleanHtml(body))}
    </div>
  );
}
