import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const timeoutMs = 5_000;
const mostBytes = 64 * 1024 * 1024;
// Compiled files have another extension, which the compiler does not see here.
const extension = import.meta.url.endsWith('.ts') ? 'ts' : 'js';
const script = fileURLToPath(new URL(`./draw-svg.${extension}`, import.meta.url));

/**
 * Renders an SVG as a PNG at a density in dpi, in a process without secrets that is killed after five seconds: a few
 * lines of nested filters or uses can keep a processor busy for hours. `null` on timeout.
 */
export function drawSvg(bytes: Uint8Array, density: number): Promise<Buffer | null> {
  return new Promise((resolve, reject) => {
    const options = {
      timeout: timeoutMs,
      killSignal: 'SIGKILL',
      encoding: 'buffer',
      maxBuffer: mostBytes,
      env: {},
    } as const;
    const child = execFile(process.execPath, [script, String(density)], options, (error, drawn) => {
      if (!error) resolve(drawn);
      else if (error.killed) resolve(null);
      else reject(error);
    });
    // It may exit before it has read the whole drawing: the exit code shows why.
    child.stdin?.on('error', () => undefined).end(bytes);
  });
}
