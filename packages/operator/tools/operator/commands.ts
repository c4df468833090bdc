/** All commands of the operator, by their words. */
import { backupCommands } from './backups.ts';
import { clientCommands } from './clients.ts';
import type { Command, OwnCommand } from './command.ts';
import { companyCommands } from './companies.ts';
import { deploymentCommands } from './deployments.ts';
import { emailCommands } from './emails.ts';
import { keyCommands } from './keys.ts';
import { siteCommands } from './sites.ts';
import { watchCommands } from './watch.ts';
import { townCommands } from './towns.ts';

export const commands: Readonly<Record<string, Command | OwnCommand>> = {
  ...deploymentCommands,
  ...companyCommands,
  ...clientCommands,
  ...emailCommands,
  ...siteCommands,
  ...townCommands,
  ...keyCommands,
  ...backupCommands,
  ...watchCommands,
};
