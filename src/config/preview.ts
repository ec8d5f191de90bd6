/** Name of the Trusted Types policy that makes the empty document in which the dashboard shows a record. */
export const previewPolicyName = 'preview';
