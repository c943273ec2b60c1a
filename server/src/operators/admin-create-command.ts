import { adminCreate } from './admin-create.ts';
import { runCommand } from './run-command.ts';

await runCommand(adminCreate);
