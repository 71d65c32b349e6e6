/** Ends all process trees and removes scratch folders if this program is killed (SIGKILL, out of memory): a shell waits for the end of a pipe from it. */
import { spawn, type ChildProcess } from 'node:child_process';
import type net from 'node:net';

/** Reads `+ GROUP:ID`, `- GROUP:ID` and `d FOLDER`. Processes outside of their group are found by their mark, on Linux only. */
const SCRIPT = `
trees=
while read -r sign named; do
  case $sign in
    +) trees="$trees $named" ;;
    -) left=; for tree in $trees; do [ "$tree" = "$named" ] || left="$left $tree"; done; trees=$left ;;
    d) set -- "$@" "$named" ;;
  esac
done
for tree in $trees; do
  kill -KILL -- "-\${tree%%:*}"
  for environment in $(grep -lsF "PERF_GATE_TREE=\${tree#*:}" /proc/[0-9]*/environ); do
    pid=\${environment#/proc/}
    kill -KILL "\${pid%/environ}"
  done
done
[ $# = 0 ] || rm -rf -- "$@"`;

let watchdog: ChildProcess | null = null;

/** Watches over a tree until the returned function is called. */
export function watchOver({ groupId, id }: { readonly groupId: number; readonly id: string }): () => void {
  tell(`+ ${groupId}:${id}`);
  return () => {
    tell(`- ${groupId}:${id}`);
  };
}

/** Has a folder removed once this program has ended; one that is gone by then is no trouble. */
export const removeAtEnd = (folder: string): void => {
  tell(`d ${folder}`);
};

function tell(line: string): void {
  watchdog ??= startWatchdog();
  watchdog.stdin?.write(`${line}\n`);
}

/** In a session of its own, so that a signal to this program's group does not end it. */
function startWatchdog(): ChildProcess {
  const shell = spawn('/bin/sh', ['-c', SCRIPT], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
    cwd: '/',
    env: { PATH: process.env['PATH'] },
  });
  // Everything else works without a watchdog.
  shell.on('error', () => {});
  shell.stdin.on('error', () => {});
  shell.unref();
  (shell.stdin as net.Socket).unref();
  return shell;
}
