/** Whether the screen that was drawn ahead is still seen: what takes its place comes whole. */
export const isDrawnAhead = () => document.querySelector('main > [inert]') !== null
