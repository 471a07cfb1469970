import { join } from 'node:path';
import { type CommandResult, root, command as run } from '@otryv/local-stack';

/** Runs a tool of this workspace, or `node`, and captures its output. */
export function command(args: readonly string[], env: Record<string, string> = {}): Promise<CommandResult> {
  const [tool = '', ...rest] = args;
  const path = tool === 'node' ? process.execPath : join(root, 'node_modules', '.bin', tool);
  // Some tools treat any FORCE_COLOR as enabled.
  return run([path, ...rest], { folder: root, env: { FORCE_COLOR: undefined, NO_COLOR: '1', ...env } });
}
