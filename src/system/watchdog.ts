/**
 * Ends every process tree of this program when the program itself is killed (SIGKILL, out of memory) and can end nothing any more.
 * A shell holds the reading end of a pipe. The system closes the pipe with this program, whatever ended that.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import type net from 'node:net';

/** Reads `+ GROUP ID` and `- GROUP ID`. What has left its group is found by its mark, on Linux alone. */
const SCRIPT = `
trees=
while read -r sign group id; do
  case $sign in
    +) trees="$trees $group:$id" ;;
    -) left=; for tree in $trees; do [ "$tree" = "$group:$id" ] || left="$left $tree"; done; trees=$left ;;
  esac
done
for tree in $trees; do
  kill -KILL -- "-\${tree%%:*}"
  for environment in $(grep -lsF "PERF_GATE_TREE=\${tree#*:}" /proc/[0-9]*/environ); do
    pid=\${environment#/proc/}
    kill -KILL "\${pid%/environ}"
  done
done`;

let watchdog: ChildProcess | null = null;

/** Watches over a tree until the returned function is called. */
export function watchOver({ groupId, id }: { readonly groupId: number; readonly id: string }): () => void {
  watchdog ??= startWatchdog();
  const { stdin } = watchdog;
  stdin?.write(`+ ${groupId} ${id}\n`);
  return () => { stdin?.write(`- ${groupId} ${id}\n`); };
}

/** In a session of its own: a signal to this program's group must not end it first. */
function startWatchdog(): ChildProcess {
  const shell = spawn('/bin/sh', ['-c', SCRIPT], { detached: true, stdio: ['pipe', 'ignore', 'ignore'], cwd: '/', env: { PATH: process.env['PATH'] } });
  // Without a watchdog everything works but this.
  shell.on('error', () => {});
  shell.stdin.on('error', () => {});
  shell.unref();
  (shell.stdin as net.Socket).unref();
  return shell;
}
