import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import type { Stage } from './server';

interface Host {
  program: string;
  /** Command that brings the program to Debian and its kin. */
  install: string;
  prepare: (stage: Stage) => { files: Record<string, string>; args: string[] };
}

/** Worker processes of a server started by root must not be root's. */
const isRoot = process.getuid?.() === 0;

const modules = [
  ['authz_core', 'mod_authz_core.so'],
  ['mime', 'mod_mime.so'],
  ['dir', 'mod_dir.so'],
  ['alias', 'mod_alias.so'],
  ['headers', 'mod_headers.so'],
  ['filter', 'mod_filter.so'],
  ['deflate', 'mod_deflate.so'],
  ['brotli', 'mod_brotli.so'],
  ['mpm_event', 'mod_mpm_event.so'],
];

export const hosts: Record<string, Host> = {
  nginx: {
    program: 'nginx',
    install: 'apt-get install nginx-light',
    prepare: ({ folder, root, port }) => ({
      files: {
        'mime.types': readFileSync('/etc/nginx/mime.types', 'utf8'),
        'site.conf': readFileSync('src/lib/hosting/nginx.conf', 'utf8')
          .replace('listen 80;', `listen 127.0.0.1:${port};`)
          .replace(/root .+;/, `root ${root};`),
        'nginx.conf': `daemon off;\npid ${folder}/nginx.pid;\nerror_log stderr;\n${isRoot ? 'user nobody nogroup;\n' : ''}events {}
http {
  include mime.types;
  default_type application/octet-stream;
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  include site.conf;
}\n`,
      },
      args: ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', 'stderr'],
    }),
  },
  Apache: {
    program: 'apache2',
    install: 'apt-get install apache2',
    prepare: ({ folder, root, port }) => ({
      files: {
        'httpd.conf': `${modules.map(([name, file]) => `LoadModule ${name}_module /usr/lib/apache2/modules/${file}`).join('\n')}
ServerRoot ${folder}
ServerName 127.0.0.1
Listen 127.0.0.1:${port}
PidFile ${folder}/apache.pid
DefaultRuntimeDir ${folder}
ErrorLog ${folder}/error.log
TypesConfig /etc/mime.types
${isRoot ? 'User nobody\nGroup nogroup\n' : ''}DocumentRoot ${root}
<Directory ${root}>
  AllowOverride All
  Require all granted
</Directory>\n`,
      },
      args: ['-f', join(folder, 'httpd.conf'), '-D', 'FOREGROUND'],
    }),
  },
};
