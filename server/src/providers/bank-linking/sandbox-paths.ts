/** Paths of the sandbox provider's pages and scripts, separate like another company's site. */
export const sandboxPath = '/sandbox/bank-linking';
export const sandboxScriptPath = `${sandboxPath}/link.js`;
