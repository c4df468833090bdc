/** Prints documents with the tools that their families name. A tool is loaded only if a family needs it. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Family, Job } from '../family.ts';

type Tool = Family['tool'];
type Of<T extends Tool> = Omit<Job, 'family'> & { family: Extract<Family, { tool: T }> };

const printers: { readonly [T in Tool]: (jobs: readonly Of<T>[], to: string) => Promise<void> } = {
  chromium: async (jobs, to) => {
    const { printWithChromium } = await import('./chromium.ts');
    await printWithChromium(
      jobs.map(({ file, family, sheet }) => ({ file, html: family.html(sheet) })),
      to,
    );
  },
  libreoffice: async (jobs, to) => {
    const { printWithLibreOffice } = await import('./libreoffice.ts');
    const sources: { file: string; docx: Uint8Array }[] = [];
    for (const { file, family, sheet } of jobs)
      sources.push({ file, docx: await family.docx(sheet) });
    await printWithLibreOffice(sources, to);
  },
  latex: async (jobs, to) => {
    const { printWithLatex } = await import('./latex.ts');
    await printWithLatex(
      jobs.map(({ file, family, sheet }) => ({
        file,
        engine: family.engine,
        tex: family.tex(sheet),
      })),
      to,
    );
  },
  typst: async (jobs, to) => {
    const { printWithTypst } = await import('./typst.ts');
    await printWithTypst(
      jobs.map(({ file, family, sheet }) => ({ file, typ: family.typ(sheet) })),
      to,
    );
  },
  none: async (jobs, to) => {
    for (const { file, family, sheet } of jobs)
      writeFileSync(join(to, file), await family.bytes(sheet));
  },
};

const tools = ['chromium', 'libreoffice', 'latex', 'typst', 'none'] as const;

/** Writes one file per job into the folder `to`. */
export async function print(jobs: readonly Job[], to: string): Promise<void> {
  for (const tool of tools) {
    const its = jobs.filter(({ family }) => family.tool === tool);
    // The types of `printers` say what each takes; a loop over all tools cannot.
    if (its.length > 0)
      await (printers[tool] as (its: readonly Job[], to: string) => Promise<void>)(its, to);
  }
}
