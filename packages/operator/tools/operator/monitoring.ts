/** The operator's commands that ask the data points of a deployment. */
import { invalidField } from '../../../../src/errors.ts';
import { openCloudflare } from '../deployment/cloudflare.ts';
import { writeMeasured } from '../deployment/measured-load.ts';
import { readDeployment } from '../deployment/record.ts';
import { alerts } from '../../../../tools/monitoring/alerts.ts';
import { asking } from '../../../../tools/monitoring/dataset.ts';
import {
  figuresBySurface,
  linesOfFigures,
  measuredOf,
} from '../../../../tools/monitoring/figures.ts';
import { findExpiring, findFiring, lineOfFiring } from '../../../../tools/monitoring/evaluate.ts';
import { expiryAlerts } from '../../../../tools/monitoring/expiries.ts';
import { OBJECTIVE_DAYS } from '../../../../tools/monitoring/objectives.ts';
import { examineObjectives, isMissed, lineOfObjective } from '../../../../tools/monitoring/slo.ts';
import { flag, optional, text } from './command.ts';
import type { OwnCommand, Values } from './command.ts';
import { countOf } from './durations.ts';

/** The platform keeps data points for three months. */
const DAYS_MAX = 90;
const METRICS_DAYS = 7;

export const monitoringCommands: Record<string, OwnCommand> = {
  slo: {
    about:
      'Say how the objectives of a deployment are met, and how much of each error budget is left; ends with 1 where one is missed',
    options: {
      name: { about: 'of the deployment', value: 'NAME', required: true },
      days: { about: `to look back; default: ${OBJECTIVE_DAYS}`, value: 'NUMBER' },
    },
    hasJson: true,
    runAlone: async (values, print) => {
      const states = await examineObjectives(await askingFor(values), daysOf(values));
      if (values['json']) print(JSON.stringify(states));
      else for (const state of states) print(lineOfObjective(state));
      return states.some(isMissed) ? 1 : 0;
    },
  },
  metrics: {
    about: 'Say what a deployment has answered, by kind of route, and what it cost the database',
    options: {
      name: { about: 'of the deployment', value: 'NAME', required: true },
      days: { about: `to look back; default: ${METRICS_DAYS}`, value: 'NUMBER' },
      companies: {
        about:
          'by company, of requests by token, in the console, by applicants, and to sign in (docs/metrics.md)',
      },
      load: { about: 'write what requests cost, for operator cost --load', value: 'FILE' },
    },
    hasJson: true,
    runAlone: async (values, print) => {
      const days = daysOf(values, METRICS_DAYS);
      const byCompany = flag(values, 'companies') === true;
      const file = optional(values, 'load');
      // Requests for no company, such as those of career sites, cost the database as well.
      if (byCompany && file !== undefined)
        throw invalidField('load', 'Counts all requests: leave out --companies.');
      const figures = await figuresBySurface(await askingFor(values), days, byCompany);
      if (values['json']) print(JSON.stringify(figures));
      else for (const line of linesOfFigures(figures)) print(line);
      if (file !== undefined) writeMeasured(file, measuredOf(figures, text(values, 'name'), days));
      return 0;
    },
  },
  alerts: {
    about: 'List the alerts of a deployment that fire now; ends with 1 where one does',
    options: { name: { about: 'of the deployment', value: 'NAME', required: true } },
    hasJson: true,
    runAlone: async (values, print) => {
      const deployment = readDeployment(text(values, 'name'));
      const cloudflare = await openCloudflare(deployment.account_id);
      const firing = [
        ...(await findFiring(asking(cloudflare, deployment.name))),
        ...(await findExpiring(cloudflare, deployment, new Date())),
      ];
      const known = alerts.length + Object.keys(expiryAlerts).length;
      if (values['json']) print(JSON.stringify(firing));
      else if (firing.length === 0) print(`ok      no alert of ${known} fires`);
      else for (const one of firing) print(lineOfFiring(one));
      return firing.length > 0 ? 1 : 0;
    },
  },
};

async function askingFor(values: Values) {
  const { name, account_id: account } = readDeployment(text(values, 'name'));
  return asking(await openCloudflare(account), name);
}

function daysOf(values: Values, usual = OBJECTIVE_DAYS): number {
  const given = optional(values, 'days');
  return given === undefined ? usual : countOf('days', given, DAYS_MAX);
}
