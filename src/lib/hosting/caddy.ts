import type { ServerSettings } from './nginx.ts';
import type { HostingPlan } from './plan.ts';

/** Writes a `Caddyfile`. Caddy requests the certificate of the host name itself. */
export function writeCaddy(plan: HostingPlan, { host, root }: Omit<ServerSettings, 'listen'>): string {
  const always = plan.always.map(([name, value]) => `\t\t${name} "${value}"`).join('\n');
  const byPath = plan.byPath.flatMap(({ name, value, except, instead }) => {
    const paths = except.map((start) => `${start}*`).join(' ');
    const write = (sent: string, matcher: string, condition: string) =>
      `\t@${matcher} ${condition} ${paths}\n\theader @${matcher} ${name} "${sent}"`;
    return [
      ...(value ? [write(value, `not-${name}`, 'not path')] : []),
      ...(instead ? [write(instead, name, 'path')] : []),
    ];
  });
  const onErrors = plan.byPath.flatMap(({ name, value }) => (value ? [`\t\theader ${name} "${value}"`] : []));
  const own = plan.languageFolders.map((folder, index) => ({ folder, matcher: `@language${index}` }));
  const rewrites = [
    ...own.map(
      ({ folder, matcher }) => `\t\t${matcher} path ${folder}*\n\t\trewrite ${matcher} ${folder}404.html`,
    ),
    own.length > 0
      ? `\t\t@other not path ${own.map(({ folder }) => `${folder}*`).join(' ')}\n\t\trewrite @other ${plan.base}404.html`
      : `\t\trewrite * ${plan.base}404.html`,
  ];
  const forwards = plan.forwards.map(({ from, to }) => `\tredir ${from} ${to} 301\n`);
  return `(always) {
	header {
${always}
		-Server
	}
}

${host} {
	root * ${root}
	encode zstd gzip

	import always
${byPath.join('\n')}

	@manifest path *.webmanifest
	header @manifest Content-Type application/manifest+json
	@avif path *.avif
	header @avif Content-Type image/avif
	@csv path *.csv
	header @csv Content-Type "text/csv; charset=utf-8"

${forwards.join('')}	@hidden path ${plan.hidden.join(' ')}
	error @hidden 404
	file_server

	handle_errors {
		import always
${onErrors.join('\n')}
${rewrites.join('\n')}
		file_server
	}
}
`;
}
