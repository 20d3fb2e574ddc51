/** Sign-up, sign-in, sessions and password reset, below `/api/auth/`. */
export type Auth = { handler(request: Request): Promise<Response> }
