/** The operator's command line: companies, users, OAuth clients, career domains, access tokens, email, towns and the approval of jobs. */
import { runCommandLine } from './operator/command-line.ts';

process.exitCode = await runCommandLine(process.argv.slice(2), {
  print: (line) => process.stdout.write(`${line}\n`),
  complain: (line) => process.stderr.write(`${line}\n`),
});
