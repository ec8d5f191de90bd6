import { spawn } from 'node:child_process';
import process from 'node:process';
import { stripVTControlCharacters } from 'node:util';

/** Builds the site, and shows the last line of the output. Prints all of it if the build fails, and returns false. */
export async function buildSite(): Promise<boolean> {
  const { stdout } = process;
  stdout.write('Building the site. The first time it takes some minutes, because all pictures are made.\n');
  // The shell finds the tools of npm.
  const build = spawn('astro build 2>&1', { shell: true, stdio: ['ignore', 'pipe', 'inherit'] });
  const show = (line = '') => stdout.isTTY && stdout.write(`\r\x1b[K${line.slice(0, stdout.columns - 1)}`);
  let output = '';
  build.stdout.setEncoding('utf8').on('data', (part) => {
    output += part;
    show(stripVTControlCharacters(output.slice(-1000)).trim().split('\n').at(-1));
  });
  const code = await new Promise((done) => build.on('close', done));
  show();
  if (code !== 0) process.stderr.write(output);
  return code === 0;
}
