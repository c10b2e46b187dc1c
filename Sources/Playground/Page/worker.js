// Runs the language server: takes lists of messages, and answers each with what the server sent.
let server;
const encoder = new TextEncoder(), decoder = new TextDecoder();

const call = message => {
  const body = encoder.encode(JSON.stringify(message)), place = server.malloc(body.length);
  new Uint8Array(server.memory.buffer, place, body.length).set(body);
  const count = server.sbar_call(place, body.length);
  server.free(place);
  return JSON.parse(decoder.decode(new Uint8Array(server.memory.buffer, server.sbar_result(), count)));
};

onmessage = async ({ data }) => {
  try {
    if (data.module) server = (await WebAssembly.instantiate(data.module, {})).exports;
    postMessage({ number: data.number, answers: data.messages.map(call) });
  } catch (error) {
    postMessage({ number: data.number, error: String(error) });
  }
};
