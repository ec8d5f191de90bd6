import ts from 'typescript';
import { expect, test } from 'vitest';

const path = 'src/config/site.ts';

test('a setting of a wrong type is an error in the file of the settings', () => {
  const options = { strict: true, types: [], target: ts.ScriptTarget.ESNext };
  const host = ts.createCompilerHost(options);
  const code = (host.readFile(path) ?? '').replace(/\/\*[\s\S]*?\*\//g, '');
  let count = 0;
  const wrong = code.replace(/(?<=^export const site\b.*)\{[\s\S]*?\n\}/m, (settings) =>
    settings.replace(/'[^']*'|(?<=: )\d[\d.]*/g, () => {
      count += 1;
      return 'null';
    }),
  );
  const program = ts.createProgram([path], options, {
    ...host,
    getSourceFile: (name, target) =>
      name === path ? ts.createSourceFile(name, wrong, target) : host.getSourceFile(name, target),
  });
  expect(count).toBeGreaterThan(0);
  expect(program.getSemanticDiagnostics(program.getSourceFile(path))).toHaveLength(count);
});
