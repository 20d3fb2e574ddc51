/** What can be filled into a workflow of ComfyUI; `result` is no place to fill: it says which pictures count. */
export const workflowSlots = [
  ...(['prompt', 'negative', 'seed', 'width', 'height', 'picture', 'mask', 'strength', 'result'] as const),
]
export type WorkflowSlot = (typeof workflowSlots)[number]
