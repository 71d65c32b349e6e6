/** Variables with `$HOST`, `$PORT`, `${HOST}` and `${PORT}` in their values replaced by where a service listens. */
export function withAddress(env: Readonly<Record<string, string>>, address: { readonly host: string; readonly port: number }): Readonly<Record<string, string>> {
  const place = (text: string): string =>
    text.replaceAll(/\$(?:\{(?<braced>HOST|PORT)\}|(?<bare>HOST|PORT)\b)/g, (_, braced: string | undefined, bare: string | undefined) =>
      ((braced ?? bare) === 'HOST' ? address.host : String(address.port)));
  return Object.fromEntries(Object.entries(env).map(([name, value]) => [name, place(value)]));
}
