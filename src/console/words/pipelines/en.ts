/** The words of the screens of pipelines: English, and the shape of the others. */
import type { Plural, Shaped } from '#lib/language.ts';

export const words = {
  title: 'Pipelines',
  about: 'The stages that an application goes through, up to the hire.',
  default: 'Default',
  defaultHint: 'New jobs use the default pipeline.',
  makeDefault: 'Make default',
  name: 'Name',
  create: 'New pipeline',
  template: 'Template',
  templates: {
    standard: 'Standard',
    short: 'Hourly or short',
    engineering: 'Engineering',
  },
  templateHint: 'Names and emails of the stages are in the language of the company.',
  stages: 'Stages',
  stage: 'Stage',
  type: 'Type',
  types: {
    screening: 'Screening',
    interview: 'Interview',
    offer: 'Offer',
    hired: 'Hired',
  },
  otherType: 'Other',
  daysLimit: 'Late after days',
  daysHint: 'The board marks applications that are longer in the stage. Empty: 7 days.',
  hiredHint: 'The last stage is always the one of those who are hired.',
  email: 'Email',
  noEmail: 'No email',
  hasEmail: 'Edit email',
  moveUp: 'Move {stage} up',
  moveDown: 'Move {stage} down',
  addStage: 'Add a stage',
  addHint: 'It is added before the last stage.',
  removeStage: 'Remove {stage}',
  removeText: 'The stage is deleted for all jobs of this pipeline.',
  removeMoves: {
    one: '{count} application is in this stage. It goes to the stage that you choose.',
    other: '{count} applications are in this stage. They go to the stage that you choose.',
  },
  moveTo: 'Applications go to',
  removePipeline: 'Delete pipeline',
  removePipelineTitle: 'Delete the pipeline {name}?',
  removePipelineText: 'A pipeline that jobs use can’t be deleted.',
  subject: 'Subject',
  body: 'Text',
  emailHint:
    'Sent to candidates who are moved here with its email. Leave subject and text empty for no email.',
  fields: 'You can use these fields:',
  publicLabel: 'What candidates see',
  publicLabelHint: 'The name of the stage on the candidate’s own page. Empty: “in progress”.',
  faults: {
    name: 'Enter a name of at most 255 characters.',
    days: 'Enter a number from 1 to 365.',
    email: 'Enter subject and text, with fields of the list only.',
  },
  notices: {
    created: 'The pipeline is created.',
    saved: 'The pipeline is saved.',
    removed: 'The pipeline is deleted.',
    stageRemoved: 'The stage is deleted.',
  },
} as const;

export type PipelinesWords = Shaped<typeof words, Plural>;
