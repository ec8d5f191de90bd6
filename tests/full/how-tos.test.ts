import { expect, test } from 'vitest';
import { makeBrand } from './how-tos/brand';
import { removeCategory } from './how-tos/category';
import { addLanguage } from './how-tos/language';
import { Project } from './how-tos/project';

test.each([removeCategory, addLanguage, makeBrand])(
  'the site shows the how-to: $title',
  async ({ title, follow, verify }) => {
    const project = new Project(title);
    try {
      follow(project);
      await project.test('build', 'dist');
      await verify(project);
    } finally {
      project.delete();
    }
  },
);

// Unit tests cover what the loader and the schemas report.
test('a wrong entry fails the build with the file and the field', async () => {
  const project = new Project('Add a product');
  try {
    project.replace('src/content/products/box.yaml', /^ {2}name:/m, '  smell: strong\n  name:');
    await expect(project.test('build')).rejects.toThrow(/products\/box\.yaml[\s\S]*smell/);
  } finally {
    project.delete();
  }
});
