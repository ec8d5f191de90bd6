import type { Header, HostingPlan } from './plan.ts';

const rule = (source: string, headers: readonly Header[]) => ({
  source,
  headers: headers.map(([key, value]) => ({ key, value })),
});

/** Writes the `vercel.json` of the project, or of a deployed folder. */
export function writeVercel(plan: HostingPlan): string {
  const notIn = (paths: readonly string[]) => `/((?!${paths.map((path) => path.slice(1)).join('|')}).*)`;
  const settings = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    trailingSlash: true,
    ...(plan.base !== '/' && { rewrites: [{ source: `${plan.base}:path*`, destination: '/:path*' }] }),
    ...(plan.forwards.length > 0 && {
      redirects: plan.forwards.map(({ from, to }) => ({ source: from, destination: to, statusCode: 301 })),
    }),
    headers: [
      rule(`${plan.base}(.*)`, plan.always),
      ...plan.byPath.flatMap(({ name, value, except, instead }) => [
        ...(value ? [rule(notIn(except), [[name, value]])] : []),
        ...(instead ? except.map((start) => rule(`${start}(.*)`, [[name, instead]])) : []),
      ]),
    ],
  };
  return `${JSON.stringify(settings, null, 2)}\n`;
}
