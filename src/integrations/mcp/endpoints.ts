/** The address of the tool server. */
import { scopes } from '#access.ts';
import { MCP_PATH } from '#accounts/oauth/rules.ts';
import type { Endpoint } from '#http/endpoint.ts';
import type { ToolServer } from '#http/tool-server.ts';
import { answerTools } from './transport.ts';

/** On the API's host only. */
export function toolRoutes(endpoints: readonly Endpoint[]): readonly ToolServer[] {
  return [
    {
      kind: 'tool-server',
      method: 'POST',
      path: MCP_PATH,
      terms: { needs: 'tools.use', scope: 'mcp' },
      run: (caller, { text, headers }) =>
        answerTools(
          {
            ...caller,
            // `mcp` opens every tool (contract 5.5), so only the role decides inside.
            within: (tool, run) =>
              caller.within(tool, (ctx) => run({ ...ctx, actor: { ...ctx.actor, scopes } })),
          },
          endpoints,
          text,
          headers,
        ),
    },
  ];
}
