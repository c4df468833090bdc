/** Reads who sends a mail and who receives it, as a CV may be printed from one. */

const sender = /^(?:[^:<@]{1,15}[:：]\s*)?["“]?([^"“”<>:@\d]{2,60}?)["”]?\s*<[^<>\s@]+@[^<>\s]+>/u;

/** `Anna Weber <anna@example.org>` is the head of a mail; the line of a recipient is not. */
export function senderIn(text: string): string | null {
  return isReceiver(text) ? null : (sender.exec(text)?.[1] ?? null);
}

const receiver =
  /^(?:to|cc|bcc|an|kopie|à|destinataires?|para|a|cco?|aan|do|komu|kime|alıcı|till|til|kopia|кому|до|копия|προς|אל|إلى|به|गंतव्य|宛先|収信者|收件人|抄送|받는\s?사람|수신|đến|kepada)\s?[:：]/iu;

/** Whether a line names those who receive a mail: `To: jobs@example.com`. */
export function isReceiver(text: string): boolean {
  return receiver.test(text.trim());
}
