import { expect, test } from 'vitest';
import { makeBrand } from './how-tos/brand';
import { removeCategory } from './how-tos/category';
import { changeContent } from './how-tos/changes';
import { addLanguage } from './how-tos/language';
import { type HowTo, Project } from './how-tos/project';

/** The unit tests take as long as a build, so only the copies run them that change what they read. */
test.each<[HowTo, ...stages: string[]]>([
  [removeCategory],
  [addLanguage],
  [makeBrand, 'unit'],
  [changeContent, 'unit'],
])('the site shows the how-tos: $titles', async ({ titles, follow, verify }, ...stages) => {
  const project = new Project(...titles);
  try {
    // A later build shows what changed, though it keeps what it can.
    if (titles === changeContent.titles) await project.test('build');
    follow(project);
    await project.test(...stages, 'build', 'dist');
    await verify(project);
  } finally {
    project.delete();
  }
});

// Unit tests cover what the loader and the schemas report.
test('a wrong entry fails the build with the file and the field', async () => {
  const project = new Project('Add a product');
  try {
    project.replace('src/content/products/box/tea-spice.yaml', /^price:/m, 'smell: strong\nprice:');
    await expect(project.test('build')).rejects.toThrow(/box\/tea-spice\.yaml[\s\S]*smell/);
  } finally {
    project.delete();
  }
});
