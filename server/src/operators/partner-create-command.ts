import { partnerCreate } from './partner-create.ts';
import { runCommand } from './run-command.ts';

await runCommand(partnerCreate);
