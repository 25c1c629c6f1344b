#!/bin/sh
# Fills the shipped templates in from the environment and starts nginx in the foreground.
set -eu
filled=/etc/nginx/ministry-filled
mkdir -p "$filled"
export ACCESS_LOG=/dev/stdout SNIPPETS="$filled" PAGES_DIR="${SITES_DIR}/pages"
names='${ACCESS_LOG} ${SNIPPETS} ${PAGES_DIR} ${SITES_DIR} ${SITE_LISTEN} ${SITE_HOST} ${SITE_SERVER} ${API_LISTEN} ${API_HOST} ${API_SERVER} ${PUBLIC_LISTEN} ${PUBLIC_HOST} ${ADMIN_LISTEN} ${ADMIN_HOST}'
for file in /etc/nginx/ministry/snippets/*.conf; do
  envsubst "$names" <"$file" >"$filled/$(basename "$file")"
done
envsubst "$names" <"/etc/nginx/ministry/${NGINX_CONFIGURATION:-one-origin}.conf.template" >/etc/nginx/conf.d/ministry.conf
exec nginx -g 'daemon off;'
