/** Where the sandbox provider's own pages and scripts stand, as if it were another company's site. */
export const sandboxPath = '/sandbox/bank-linking';
export const sandboxScriptPath = `${sandboxPath}/link.js`;
