import net from 'node:net';

/** What is answered at an address like `127.0.0.1:4711`, to what is sent first, once it is whole; null: nobody accepts. */
export function answerAt(
  address: string,
  { say = null, isWhole = () => true }: { readonly say?: string | Buffer | null; readonly isWhole?: (answer: string) => boolean } = {},
): Promise<string | null> {
  const { hostname, port } = new URL(address.includes('://') ? address : `tcp://${address}`);
  return new Promise((resolve) => {
    const socket = net.connect(Number(port), hostname);
    let answer = '';
    const end = (): void => {
      socket.destroy();
      resolve(answer);
    };
    socket.setEncoding('latin1').on('data', (chunk) => {
      answer += String(chunk);
      if (isWhole(answer)) end();
    });
    socket
      .once('connect', () => {
        if (say !== null) socket.write(say);
      })
      .once('end', end)
      .once('error', () => {
        resolve(null);
      });
  });
}
