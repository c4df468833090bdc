/**
 * Everything the tools do, handed to them when they are loaded: what they imported by themselves would have to be loaded
 * late as well, and that is the whole house.
 */
import { bulk } from '#recruiting/applications/actions/bulk.ts';
import {
  listApplications,
  listWithCvs,
  showApplicationById,
  showApplications,
  showStageTemplate,
} from '#recruiting/applications/actions/list.ts';
import { moveAndSend } from '#recruiting/applications/actions/move.ts';
import { previewEmail } from '#recruiting/applications/actions/write.ts';
import { showAnalytics } from '#recruiting/analytics/actions.ts';
import { showHiringSettings } from '#recruiting/hiring-settings/actions.ts';
import {
  changeJob,
  changeStatus,
  listJobs,
  republishJob,
  showJobByRef,
} from '#recruiting/jobs/actions.ts';
import { showOwnCompany } from '#recruiting/company/actions.ts';
import { cancel, schedule, showMeetingById } from '#recruiting/meetings/actions/manage.ts';
import { changePost, listAccounts, showPostById } from '#recruiting/social/actions/posts.ts';
import { listPipelines } from '#recruiting/pipelines/actions.ts';
import { assertAsShown, findPrepared, prepare } from './actions.ts';

export const verbs = {
  assertAsShown,
  bulk,
  cancel,
  changeJob,
  changePost,
  changeStatus,
  findPrepared,
  listAccounts,
  listApplications,
  listJobs,
  listPipelines,
  listWithCvs,
  moveAndSend,
  prepare,
  previewEmail,
  republishJob,
  schedule,
  showAnalytics,
  showApplicationById,
  showApplications,
  showHiringSettings,
  showJobByRef,
  showMeetingById,
  showOwnCompany,
  showPostById,
  showStageTemplate,
};
export type Verbs = typeof verbs;
