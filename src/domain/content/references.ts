/** Finds the products that recipes need and that are not in the catalogue. */
export const findMissingSpices = <Recipe extends object>(
  recipes: readonly Recipe[],
  products: ReadonlySet<string>,
): { recipe: Recipe; product: string }[] =>
  recipes.flatMap((recipe) => {
    const spices: unknown = Reflect.get(recipe, 'spices');
    const listed = Array.isArray(spices) ? spices.map(String) : [];
    return listed.filter((product) => !products.has(product)).map((product) => ({ recipe, product }));
  });
