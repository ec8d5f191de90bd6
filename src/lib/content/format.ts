import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import prettier from 'prettier';
import settings from '../../../.prettierrc.json';

/** Formats a file of content or settings as `npm run format` does. */
export const formatText = (file: string, text: string): Promise<string> =>
  prettier.format(text, { ...settings, plugins: [], filepath: file });

/** Notes each file of content and settings that `npm run format` would change. */
export async function listUnformatted(root: string): Promise<string[]> {
  const files = globSync(['src/content/**/*.yaml', 'src/config/**/*.{json,ts}'], { cwd: root }).sort();
  const notes = files.map(async (file) => {
    const text = readFileSync(join(root, file), 'utf8');
    const isFormatted = (await formatText(file, text)) === text;
    return isFormatted
      ? []
      : [`Note: ${file}: is not formatted, which 'npm test' refuses; run 'npm run format'`];
  });
  return (await Promise.all(notes)).flat();
}
