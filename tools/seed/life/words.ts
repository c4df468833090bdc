/** What the members of a company wrote: notes, emails, meetings, tags, and where people come from. */

export const notes: readonly string[] = [
  'Strong CV, and the salary they ask for fits.',
  'Called: can begin in six weeks, would relocate.',
  'No answer on the phone twice. Trying again on Thursday.',
  'Good conversation. Asked precise questions about the plant.',
  'Experience is from a smaller company; the team should say whether that matters.',
  'Prefers four days a week. The head of department agrees.',
  'Notice period of three months.',
  'Knows two of our products from the other side.',
  'Portfolio is better than the cover letter.',
  'Interview went well: calm, concrete, asked about shifts first.',
  'Wants to hear from us by Friday, has another offer.',
  'Would rather work in Leipzig than in Münster.',
  'References checked, both good.',
  'Less experience than we need here, but think of them for the junior position.',
];

/** Feedback after an interview. */
export const opinions: readonly string[] = [
  'Explained a difficult repair step by step, and asked good questions about our tests.',
  'Calm and precise. I would like to work with them.',
  'Knows the machines, and said openly what they have not done yet.',
  'Best conversation of the week. They would bring the team forward.',
  'Good with people, but has never planned a shift.',
  'Answers stayed general when we asked for examples.',
  'Solid. Needs some weeks with our tools.',
  'Would fit the team, and wants to stay in the region.',
];

export const taskTitles: readonly string[] = [
  'Call about the start date',
  'Agree the pay range with the works council',
  'Book the room for the second interview',
];

export const meetingTitles: readonly string[] = [
  'First interview',
  'Second interview',
  'Meet the team',
  'Technical interview',
];

export const tags: readonly string[] = [
  'Would relocate',
  'Shift work',
  'Ask again in spring',
  'Knows our products',
  'Leads people',
];

/** `share` is how many of a hundred applications come from it. */
export const sources = [
  { key: 'career_page', name: 'Career page', kind: 'inbound', share: 38 },
  { key: 'stepstone', name: 'StepStone', kind: 'board', share: 20 },
  { key: 'indeed', name: 'Indeed', kind: 'board', share: 17 },
  { key: 'linkedin', name: 'LinkedIn', kind: 'board', share: 12 },
  { key: 'employee referral', name: 'Employee referral', kind: 'referral', share: 8 },
  { key: 'job fair leipzig', name: 'Job fair Leipzig', kind: 'event', share: 5 },
] as const;

type Letter = { subject: string; text: string };

/** Emails to candidates, in the language of the company. */
export const mails: Record<'invitation' | 'rejection', (name: string, job: string) => Letter> = {
  invitation: (name, job) => ({
    subject: `Einladung zum Gespräch: ${job}`,
    text: `Guten Tag ${name},\n\nIhre Bewerbung als ${job} hat uns gefallen. Wir möchten Sie gern kennenlernen und melden uns mit einem Termin.\n\nFreundliche Grüße\nAcme`,
  }),
  rejection: (name, job) => ({
    subject: `Ihre Bewerbung: ${job}`,
    text: `Guten Tag ${name},\n\nvielen Dank für Ihre Bewerbung als ${job}. Wir haben uns für andere Bewerbungen entschieden und wünschen Ihnen alles Gute.\n\nFreundliche Grüße\nAcme`,
  }),
};

type Reply = { subject: string; html: string };

/** Emails of candidates, the newest first; the last one is of a machine. */
export const replies: readonly ((name: string, job: string) => Reply)[] = [
  (name, job) => ({
    subject: `AW: Einladung zum Gespräch: ${job}`,
    html: `<p>Guten Tag,</p><p>vielen Dank für die Einladung! Am Dienstag ab 10 Uhr oder am Donnerstag ganztags kann ich gern kommen.</p><p>Freundliche Grüße<br>${name}</p><blockquote><p>Ihre Bewerbung als ${job} hat uns gefallen. Wir möchten Sie gern kennenlernen und melden uns mit einem Termin.</p></blockquote>`,
  }),
  (name, job) => ({
    subject: `AW: Einladung zum Gespräch: ${job}`,
    html: `<p>Hallo,</p><p>der Termin passt mir gut. Soll ich etwas vorbereiten?</p><p>${name}</p>`,
  }),
  (name, job) => ({
    subject: `Abwesend: Einladung zum Gespräch: ${job}`,
    html: `<p>Ich bin bis Montag nicht erreichbar und antworte danach.</p><p>${name}</p>`,
  }),
];
