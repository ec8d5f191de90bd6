import { spawn } from 'node:child_process';
import process from 'node:process';
import { stripVTControlCharacters } from 'node:util';

/** Builds the site and shows the last line of the output. Prints all of it only if the build fails. */
export async function buildSite(): Promise<boolean> {
  const { stdout } = process;
  stdout.write('Building the site. The first time it takes some minutes, because all pictures are made.\n');
  // The shell finds the tools of npm.
  const build = spawn('astro build', { shell: true, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [build.stdout, build.stderr])
    stream.setEncoding('utf8').on('data', (part: string) => {
      output += part;
      const [line = ''] = stripVTControlCharacters(output.slice(-1000)).trim().split('\n').slice(-1);
      if (stdout.isTTY) stdout.write(`\r\x1b[K${line.slice(0, stdout.columns - 1)}`);
    });
  const code = await new Promise((done) => build.on('close', done));
  if (stdout.isTTY) stdout.write('\r\x1b[K');
  if (code !== 0) process.stderr.write(output);
  return code === 0;
}
