import { mailBounce } from './mail-bounce.ts';
import { runCommand } from './run-command.ts';

await runCommand(mailBounce);
