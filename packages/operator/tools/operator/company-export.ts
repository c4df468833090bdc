/** Exports everything of a company for the operator: begins, says how far it is, and fetches the file. */
import { writeFileSync } from 'node:fs';
import { invalidField } from '../../../../src/errors.ts';
import { enterCompany } from '../../../../src/operator/companies/actions.ts';
import { createExport, showExport } from '../../../../src/recruiting/transfers/actions/exports.ts';
import { keyOf } from '../../../../src/recruiting/transfers/rules/exports.ts';
import type { ToolCtx } from '../../../../tools/platform.ts';
import { optional, text } from './command.ts';
import type { Values } from './command.ts';

const FORMAT = 'bundle';

export async function exportCompany(ctx: ToolCtx, values: Values): Promise<object> {
  const subdomain = text(values, 'company');
  const company = await enterCompany(ctx, subdomain);
  const given = optional(values, 'id');
  if (given === undefined) {
    const { id } = await createExport(company, { entity: 'company', format: FORMAT });
    const fetch = `company export --company ${subdomain} --id ${id} --to ${subdomain}.zip`;
    return {
      id,
      status: 'queued',
      file: keyOf({ id, companyId: company.tenant.id }, FORMAT),
      fetch,
    };
  }
  const id = Number(given);
  if (!Number.isSafeInteger(id)) throw invalidField('id', 'Must be that of an export.');
  const { status, expires_at: expires } = await showExport(company, id);
  const file = keyOf({ id, companyId: company.tenant.id }, FORMAT);
  const to = optional(values, 'to');
  if (to === undefined) return { id, status, expires, file };
  const found = status === 'finished' ? await ctx.uploads.get(file) : null;
  if (!found) throw invalidField('to', `The export is ${status}, and has no file.`);
  writeFileSync(to, found.bytes);
  return { id, status, bytes: found.bytes.length, written: to };
}
