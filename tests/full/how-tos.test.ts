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
    project.replace('src/content/products/box/tea-spice.yaml', /^price:/m, 'smell: strong\nprice:');
    await expect(project.test('build')).rejects.toThrow(/box\/tea-spice\.yaml[\s\S]*smell/);
  } finally {
    project.delete();
  }
});

test('a second build fills in a changed brand, though no file of the content changed', async () => {
  const project = new Project('Make it my brand');
  try {
    await project.test('build');
    project.replace('src/config/site.ts', 'Ramesh Shrestha', 'Anita Lama');
    await project.test('build');
    expect(project.find(/Ramesh Shrestha/, /\.html$/)).toEqual([]);
    expect(project.built('team/index.html')).toContain('Anita Lama');
  } finally {
    project.delete();
  }
});
