import type { ServerSettings } from './nginx.ts';
import type { HostingPlan } from './plan.ts';

/** A `Caddyfile`; Caddy fetches the certificate of a host name by itself. */
export function writeCaddy(plan: HostingPlan, { host, root }: Omit<ServerSettings, 'listen'>): string {
  const always = plan.always.map(([name, value]) => `\t\t${name} "${value}"`).join('\n');
  const [isolation, embedder] = plan.embedderPolicy;
  const shared = plan.sharedFolders.map((folder) => `${folder}*`).join(' ');
  const framing = plan.framingPages.map((page) => `${page}*`).join(' ');
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
	@isolated not path ${framing}
	header @isolated ${isolation} "${embedder}"
	@shared path ${shared}
	header @shared ${plan.sharedResourcePolicy[0]} "${plan.sharedResourcePolicy[1]}"
	@own not path ${shared}
	header @own ${plan.resourcePolicy[0]} "${plan.resourcePolicy[1]}"
	@hashed path ${plan.hashedFolder}*
	header @hashed Cache-Control "${plan.hashedCache}"
	@other not path ${plan.hashedFolder}*
	header @other Cache-Control "${plan.defaultCache}"

	@manifest path *.webmanifest
	header @manifest Content-Type application/manifest+json
	@avif path *.avif
	header @avif Content-Type image/avif
	@csv path *.csv
	header @csv Content-Type "text/csv; charset=utf-8"

	@hidden path ${plan.hidden.join(' ')}
	error @hidden 404
	file_server

	handle_errors {
		import always
		header ${plan.resourcePolicy[0]} "${plan.resourcePolicy[1]}"
		header Cache-Control "${plan.defaultCache}"
		header ${isolation} "${embedder}"
		rewrite * /404.html
		file_server
	}
}
`;
}
