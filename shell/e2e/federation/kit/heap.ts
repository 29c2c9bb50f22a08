/** Looks into a running Node process by its debugging port. */
export class HeapWatch {
  private readonly socket: WebSocket;
  private next = 1;

  private constructor(socket: WebSocket) {
    this.socket = socket;
  }

  static async open(address: string): Promise<HeapWatch> {
    const socket = new WebSocket(address);
    await new Promise((resolve, reject) => {
      socket.onopen = resolve;
      socket.onerror = reject;
    });
    return new HeapWatch(socket);
  }

  /** Megabytes in use after everything unused was collected. */
  async used(): Promise<number> {
    for (let turn = 0; turn < 3; turn++)
      await this.evaluate('gc(), new Promise((go) => setTimeout(go, 100))');
    return (await this.evaluate('process.memoryUsage().heapUsed')) / 2 ** 20;
  }

  close(): void {
    this.socket.close();
  }

  private evaluate(expression: string): Promise<number> {
    const id = this.next++;
    const answer = new Promise<number>((resolve) => {
      const listen = (event: MessageEvent<string>): void => {
        const message = JSON.parse(event.data) as { id?: number; result?: { result?: { value?: number } } };
        if (message.id !== id) return;
        this.socket.removeEventListener('message', listen);
        resolve(message.result?.result?.value ?? 0);
      };
      this.socket.addEventListener('message', listen);
    });
    const params = { expression, awaitPromise: true, returnByValue: true };
    this.socket.send(JSON.stringify({ id, method: 'Runtime.evaluate', params }));
    return answer;
  }
}
