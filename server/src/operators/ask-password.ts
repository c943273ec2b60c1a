import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { CommandError, requireStrongPassword } from './command-line.ts';

/** Shows nothing of what is typed. */
const hidden = new Writable({ write: (_chunk, _encoding, done) => done() });

/**
 * Asks for a new password: twice on a terminal, without showing it; else reads the first line of the input.
 * @throws CommandError for a weak password, or two that differ
 */
export async function askPassword(): Promise<string> {
  const { stdin, stderr } = process;
  if (!stdin.isTTY) return requireStrongPassword(await readLine());
  const terminal = createInterface({ input: stdin, output: hidden, terminal: true });
  try {
    const ask = async (question: string) => {
      stderr.write(question);
      const answer = await terminal.question('');
      stderr.write('\n');
      return answer;
    };
    const password = requireStrongPassword(await ask('New password: '));
    if ((await ask('Repeat it: ')) !== password) throw new CommandError('The two passwords differ.');
    return password;
  } finally {
    terminal.close();
  }
}

async function readLine(): Promise<string> {
  const lines = createInterface({ input: process.stdin });
  for await (const line of lines) return line;
  return '';
}
