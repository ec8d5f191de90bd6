import type { HostingPlan } from './plan.ts';

/** What differs from server to server. */
export interface ServerSettings {
  /** Host name, or an address with a port. */
  host: string;
  listen: string;
  /** Folder that holds what the build made. */
  root: string;
}

const text =
  'text/css text/csv text/plain text/xml application/javascript application/json application/manifest+json application/xml image/svg+xml';

/** A file for `/etc/nginx/conf.d/`. */
export function writeNginx(plan: HostingPlan, { host, listen, root }: ServerSettings): string {
  const always = plan.always.map(([name, value]) => `    add_header ${name} "${value}" always;`);
  const shared = plan.sharedFolders.map((folder) => `    "~^${folder}" "${plan.sharedResourcePolicy[1]}";`);
  const hidden = plan.hidden.map((path) => `    location = ${path} { return 404; }`);
  return `# For a server behind a proxy that speaks TLS. One that faces the internet gets its certificate, and the redirect
# from http to https, by: certbot --nginx --domain ${host}

map $uri $cache_control {
    default "${plan.defaultCache}";
    "~^${plan.hashedFolder}" "${plan.hashedCache}";
}

map $uri $embedder_policy {
    default "${plan.embedderPolicy[1]}";
${plan.framingPages.map((page) => `    "~^${page}" "";`).join('\n')}
}

map $uri $resource_policy {
    default "${plan.resourcePolicy[1]}";
${shared.join('\n')}
}

server {
    listen ${listen};
    server_name ${host};
    root ${root};
    index index.html;
    absolute_redirect off;
    server_tokens off;

    include mime.types;
    types {
        application/manifest+json webmanifest;
        image/avif avif;
        text/csv csv;
        text/javascript mjs;
    }
    charset utf-8;
    charset_types ${text};

    gzip on;
    gzip_vary on;
    gzip_comp_level 6;
    gzip_min_length 512;
    gzip_types ${text};

${always.join('\n')}
    add_header ${plan.embedderPolicy[0]} $embedder_policy always;
    add_header ${plan.resourcePolicy[0]} $resource_policy always;
    add_header Cache-Control $cache_control always;

    error_page 403 404 =404 /404.html;
    location / { try_files $uri $uri/ =404; }
${hidden.join('\n')}
}
`;
}
