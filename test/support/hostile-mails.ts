/** Emails that were written to do harm: each with what becomes of it. */

export type Hostile = {
  name: string;
  raw: Uint8Array;
  becomes: 'reply' | 'automatic' | 'unreadable';
};

const CRLF = '\r\n';

function mail(headers: readonly string[], body: string): Uint8Array {
  return Buffer.from([...headers, '', body].join(CRLF), 'latin1');
}

const FROM = 'From: Ada <ada@people.example>';
const SUBJECT = 'Subject: Re: Your application';
const plain = (body: string, ...headers: string[]) => mail([FROM, SUBJECT, ...headers], body);

function parts(count: number, boundary = 'b'): string {
  return `${Array.from({ length: count }, (_, at) => `--${boundary}${CRLF}${CRLF}Part ${at}`).join(CRLF)}${CRLF}--${boundary}--`;
}

function nested(levels: number): string {
  let body = `Content-Type: text/plain${CRLF}${CRLF}Deep`;
  for (let level = levels; level > 0; level--)
    body = `Content-Type: multipart/mixed; boundary=n${level}${CRLF}${CRLF}--n${level}${CRLF}${body}${CRLF}--n${level}--`;
  return body;
}

function messages(levels: number): string {
  let body = `Content-Type: text/plain${CRLF}${CRLF}Deep`;
  for (let level = 0; level < levels; level++)
    body = `Content-Type: message/rfc822${CRLF}${CRLF}${body}`;
  return body;
}

function reportOf(fields: string): Uint8Array {
  const report = `--b${CRLF}Content-Type: message/delivery-status${CRLF}${CRLF}${fields}${CRLF}--b--`;
  return mail([FROM, 'Content-Type: multipart/report; boundary=b'], report);
}

const MIXED = 'Content-Type: multipart/mixed; boundary=b';
const HTML = 'Content-Type: text/html; charset=utf-8';
const many = (count: number, text: string) => text.repeat(count);

const shapes: readonly [name: string, raw: Uint8Array, becomes: Hostile['becomes']][] = [
  ['nothing at all', Buffer.from(''), 'reply'],
  ['one line break', Buffer.from('\r\n'), 'reply'],
  ['NUL bytes', plain(`Hello\0\0${many(1000, '\0')}`), 'reply'],
  [
    'random bytes',
    Buffer.from(Uint8Array.from({ length: 100_000 }, (_, at) => (at * 7919) % 256)),
    'reply',
  ],
  ['100 parts', mail([FROM, MIXED], parts(100)), 'reply'],
  ['101 parts', mail([FROM, MIXED], parts(101)), 'unreadable'],
  ['10,000 parts', mail([FROM, MIXED], parts(10_000)), 'unreadable'],
  ['100,000 parts', mail([FROM, MIXED], parts(100_000)), 'unreadable'],
  [
    '200 boundaries',
    mail([FROM, ...Array.from({ length: 200 }, (_, at) => `X-A${at}: boundary=x${at}`)], 'Hi'),
    'unreadable',
  ],
  [
    'parts of a boundary in pieces',
    mail([FROM, 'Content-Type: multipart/mixed; boundary*0="b"'], parts(200)),
    'unreadable',
  ],
  [
    '10 levels',
    mail(
      [FROM, SUBJECT, ...nested(10).split(CRLF).slice(0, 1)],
      nested(10).split(CRLF).slice(2).join(CRLF),
    ),
    'reply',
  ],
  ['21 levels', Buffer.from(`${FROM}${CRLF}${nested(21)}`), 'unreadable'],
  ['90 levels', Buffer.from(`${FROM}${CRLF}${nested(90)}`), 'unreadable'],
  ['5,000 levels', Buffer.from(`${FROM}${CRLF}${nested(5000)}`), 'unreadable'],
  ['a message in a message, 50 deep', Buffer.from(`${FROM}${CRLF}${messages(50)}`), 'reply'],
  ['a header of 1 MB', mail([FROM, `X-Long: ${many(1_000_000, 'a')}`], 'Hi'), 'unreadable'],
  [
    '10,000 headers',
    mail([FROM, ...Array.from({ length: 10_000 }, (_, at) => `X-${at}: a`)], 'Hi'),
    'reply',
  ],
  [
    '50,000 folded lines of a header',
    mail([FROM, `X-Long: a${many(50_000, '\r\n a')}`], 'Hi'),
    'reply',
  ],
  [
    'a subject of 200,000 characters',
    mail([FROM, `Subject: ${many(200_000, 'a')}`], 'Hi'),
    'reply',
  ],
  [
    'a subject of 10,000 encoded words',
    mail([FROM, `Subject: ${many(10_000, '=?utf-8?B?YQ==?= ')}`], 'Hi'),
    'reply',
  ],
  [
    'an encoded word without an end',
    mail([FROM, `Subject: =?utf-8?B?${many(50_000, 'Y')}`], 'Hi'),
    'reply',
  ],
  [
    'a charset that does not exist',
    plain('Hi', 'Content-Type: text/plain; charset=x-nobody'),
    'reply',
  ],
  [
    'UTF-7',
    plain('+ADw-script+AD4-alert(1)+ADw-/script+AD4-', 'Content-Type: text/plain; charset=utf-7'),
    'reply',
  ],
  [
    'UTF-16 with half a character',
    plain('\xff\xfeH\x00\x00\xd8', 'Content-Type: text/plain; charset=utf-16le'),
    'reply',
  ],
  [
    'UTF-8 that is none',
    plain('\xff\xfe\xc0\x80', 'Content-Type: text/plain; charset=utf-8'),
    'reply',
  ],
  [
    'ISO-2022-JP with escapes that do not end',
    plain(`\x1b$B${many(5000, '!')}`, 'Content-Type: text/plain; charset=iso-2022-jp'),
    'reply',
  ],
  ['base64 that is none', plain('!!!!%%%%', 'Content-Transfer-Encoding: base64'), 'reply'],
  [
    'base64 in one line of 5 MB',
    plain(many(5_000_000, 'A'), 'Content-Transfer-Encoding: base64'),
    'reply',
  ],
  [
    'quoted-printable cut in a character',
    plain('Hallo =C3', 'Content-Transfer-Encoding: quoted-printable'),
    'reply',
  ],
  [
    'quoted-printable of 1 MB of "="',
    plain(many(1_000_000, '='), 'Content-Transfer-Encoding: quoted-printable'),
    'reply',
  ],
  ['a line of 9 MB', plain(many(9_000_000, 'a')), 'reply'],
  ['a million lines', plain(many(1_000_000, 'a\r\n')), 'unreadable'],
  ['a million quotes', plain(many(1_000_000, '> a\r\n')), 'unreadable'],
  ['190,000 lines', plain(many(190_000, '> a\r\n')), 'reply'],
  ['quotes of 5,000 levels', plain(many(5000, '>')), 'reply'],
  ['line breaks alone', plain(many(2_000_000, '\n')), 'unreadable'],
  ['dashes that are no boundary', plain(many(5000, '-- \r\n--\r\n---\r\n')), 'reply'],
  ['two senders', mail(['From: Eve <eve@elsewhere.example>', FROM], 'Hi'), 'reply'],
  [
    'two addresses in From',
    mail(['From: eve@elsewhere.example, ada@people.example'], 'Hi'),
    'reply',
  ],
  ['a group in From', mail(['From: Team: ada@people.example;'], 'Hi'), 'reply'],
  [
    'an address in the name of the sender',
    mail(['From: "ada@people.example" <eve@elsewhere.example>'], 'Hi'),
    'reply',
  ],
  ['an empty From', mail(['From:'], 'Hi'), 'reply'],
  ['no From', mail([SUBJECT], 'Hi'), 'reply'],
  [
    'comments of 10,000 levels in From',
    mail([`From: ${many(10_000, '(')}ada@people.example`], 'Hi'),
    'reply',
  ],
  [
    'a sender of 100,000 characters',
    mail([`From: ${many(100_000, 'a')}@people.example`], 'Hi'),
    'reply',
  ],
  [
    'a line break in the Message-ID',
    plain('Hi', 'Message-ID: <a\r\n Bcc: eve@elsewhere.example>'),
    'reply',
  ],
  [
    'a script',
    mail([FROM, HTML], '<script>alert(1)</script><p onclick="alert(1)">Hi</p>'),
    'reply',
  ],
  ['10,000 levels of HTML', mail([FROM, HTML], many(10_000, '<div>')), 'reply'],
  ['100,000 levels of quotes in HTML', mail([FROM, HTML], many(100_000, '<blockquote>')), 'reply'],
  ['HTML of 8 MB', mail([FROM, HTML], many(1_000_000, '<b>a</b>')), 'reply'],
  ['HTML that does not end', mail([FROM, HTML], `<a href="${many(500_000, 'a')}`), 'reply'],
  [
    'a picture that tracks',
    mail([FROM, HTML], '<img src="https://tracker.example/a.gif">Hi'),
    'reply',
  ],
  ['a link that runs', mail([FROM, HTML], '<a href="javascript:alert(1)">Hi</a>'), 'reply'],
  [
    'a form',
    mail([FROM, HTML], '<form action="https://elsewhere.example"><input name="password"></form>Hi'),
    'reply',
  ],
  [
    'the end of the page',
    mail([FROM, HTML], '</div></main></body></html><h1>Sign in</h1>'),
    'reply',
  ],
  [
    'a style that hides the page',
    mail([FROM, HTML], '<style>*{display:none}</style><p style="position:fixed">Hi</p>'),
    'reply',
  ],
  ['entities of 1 MB', mail([FROM, HTML], many(200_000, '&lt;')), 'reply'],
  [
    'right-to-left marks',
    plain('\xe2\x80\xaegnp.exe', 'Content-Type: text/plain; charset=utf-8'),
    'reply',
  ],
  [
    '99 attachments',
    mail(
      [FROM, MIXED],
      `${many(99, `--b${CRLF}Content-Disposition: attachment; filename=a.pdf${CRLF}${CRLF}%PDF-1.4${CRLF}`)}--b--`,
    ),
    'reply',
  ],
  [
    'a name of a file with a path',
    mail(
      [FROM, MIXED],
      `--b${CRLF}Content-Disposition: attachment; filename="../../../etc/passwd"${CRLF}${CRLF}Hi${CRLF}--b--`,
    ),
    'reply',
  ],
  [
    'a name of a file of 100,000 characters',
    mail(
      [FROM, MIXED],
      `--b${CRLF}Content-Disposition: attachment; filename="${many(100_000, 'a')}"${CRLF}${CRLF}Hi${CRLF}--b--`,
    ),
    'reply',
  ],
  [
    'a bomb in ZIP',
    mail(
      [FROM, MIXED],
      `--b${CRLF}Content-Disposition: attachment; filename=a.docx${CRLF}${CRLF}PK\x03\x04${many(1000, '\0')}${CRLF}--b--`,
    ),
    'reply',
  ],
  [
    'a boundary that is empty',
    mail([FROM, 'Content-Type: multipart/mixed; boundary=""'], parts(5, '')),
    'reply',
  ],
  [
    'a boundary within itself',
    mail(
      [FROM, 'Content-Type: multipart/mixed; boundary=b'],
      `--b${CRLF}Content-Type: multipart/mixed; boundary=b${CRLF}${CRLF}${parts(5)}`,
    ),
    'reply',
  ],
  [
    'a boundary that never comes',
    mail([FROM, 'Content-Type: multipart/mixed; boundary=never'], 'Hi'),
    'reply',
  ],
  ['an answer of a machine', plain('I am away.', 'Auto-Submitted: auto-replied'), 'automatic'],
  [
    'an answer of a machine in capitals',
    plain('I am away.', 'AUTO-SUBMITTED: AUTO-REPLIED'),
    'automatic',
  ],
  ['a list', plain('News', 'Precedence: list'), 'automatic'],
  [
    'a report of delivery',
    plain(parts(2), 'Content-Type: multipart/report; boundary=b; report-type=delivery-status'),
    'automatic',
  ],
  ['a report with 50,000 groups', reportOf(many(50_000, 'Action: failed\r\n\r\n')), 'automatic'],
  [
    'a report with 50,000 folded lines',
    reportOf(`Action: a${many(50_000, '\r\n a')}`),
    'automatic',
  ],
  ['a report of 5 MB', reportOf(many(5_000_000, 'a')), 'automatic'],
  ['an empty envelope', mail(['Return-Path: <>', FROM], 'Undelivered'), 'automatic'],
  ['a person who says so', plain('Hi', 'Auto-Submitted: no'), 'reply'],
];

export const hostileMails: readonly Hostile[] = shapes.map(([name, raw, becomes]) => ({
  name,
  raw,
  becomes,
}));
