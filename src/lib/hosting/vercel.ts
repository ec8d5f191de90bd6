import type { Header, HostingPlan } from './plan.ts';

const rule = (source: string, headers: readonly Header[]) => ({
  source,
  headers: headers.map(([key, value]) => ({ key, value })),
});

/** The `vercel.json` of the project, or of the folder that is deployed. */
export function writeVercel(plan: HostingPlan): string {
  const notIn = (paths: readonly string[]) => `/((?!${paths.map((path) => path.slice(1)).join('|')}).*)`;
  const settings = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    trailingSlash: true,
    headers: [
      rule('/(.*)', plan.always),
      rule(notIn(plan.framingPages), [plan.embedderPolicy]),
      ...plan.sharedFolders.map((folder) => rule(`${folder}(.*)`, [plan.sharedResourcePolicy])),
      rule(notIn(plan.sharedFolders), [plan.resourcePolicy]),
      rule(`${plan.hashedFolder}(.*)`, [['Cache-Control', plan.hashedCache]]),
      rule(notIn([plan.hashedFolder]), [['Cache-Control', plan.defaultCache]]),
    ],
  };
  return `${JSON.stringify(settings, null, 2)}\n`;
}
